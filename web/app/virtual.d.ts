/** What the plugin of `catalogues.ts` makes. */
declare module 'virtual:catalogues' {
  const catalogues: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  export default catalogues;
}

declare module '*.css';
