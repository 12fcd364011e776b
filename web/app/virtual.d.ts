/** The module that the plugin of `catalogues.ts` generates. */
declare module 'virtual:catalogues' {
  interface Catalogue {
    readonly code: string;
    readonly name: string;
    readonly direction: 'ltr' | 'rtl';
    readonly complete: boolean;
    /** The number of its messages that are English. */
    readonly missing: number;
    /** Loads the messages of the front page and of a first game. */
    readonly load: () => Promise<{ readonly default: import('./i18n/bundle.js').Source }>;
    /** Loads all others. */
    readonly loadRest: () => Promise<{ readonly default: import('./i18n/bundle.js').Source }>;
  }
  const catalogues: Readonly<Record<string, Catalogue>>;
  export default catalogues;
}

declare module '*.css';
