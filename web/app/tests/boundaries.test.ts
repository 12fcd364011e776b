import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Folders of `app/` that are no features. */
const NO_FEATURES = ['i18n', 'public', 'shared', 'styles', 'tests'];

it('lists every feature in the lint rule of app/shared', () => {
  const app = new URL('../', import.meta.url);
  const folders = readdirSync(app, { withFileTypes: true }).flatMap(each => (each.isDirectory() ? each.name : []));
  const rule = /"\^\(\\\\\.\\\\\.\/\)\+\(([a-z|]+)\)\/"/.exec(
    readFileSync(new URL('../../.oxlintrc.json', import.meta.url), 'utf-8'),
  );
  expect(rule?.[1]?.split('|')).toEqual(folders.filter(name => !NO_FEATURES.includes(name)).sort());
});
