/** What the plugin of `catalogues.ts` makes. */
declare module 'virtual:catalogues' {
  interface Catalogue {
    readonly code: string;
    readonly name: string;
    readonly direction: 'ltr' | 'rtl';
    readonly complete: boolean;
    readonly load: () => Promise<{ readonly default: string }>;
  }
  const catalogues: Readonly<Record<string, Catalogue>>;
  export default catalogues;
}

declare module '*.css';
