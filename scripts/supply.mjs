// `npm run supply`: what the program is made of. Writes a list of parts (CycloneDX) to dist/sbom.json, refuses licences
// nobody looked at, and asks the registry about known faults where it can be reached.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { main, npm, root, stage, Trouble } from './stages.mjs';

const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
];

/** `(MIT OR Apache-2.0)` is fine when one of them is; `MIT AND ISC` when both are. */
const isFine = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .some((one) => one.split(/ AND /i).every((part) => LICENCES.includes(part.trim())));

/** Packages that say it in a file only; looked at by hand. */
const SAID_IN_A_FILE = { 'png-js@2.0.0': 'MIT' };

/** Shipped packages, that is without the tools; some keep their licence in an old field. */
const parts = () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, about]) => path !== '' && !about.dev && !about.optional && !about.devOptional)
    .map(([path, about]) => {
      const { license, licenses } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
      const said = license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none';
      const name = path.replace(/.*node_modules\//, '');
      return { name, version: about.version, licence: SAID_IN_A_FILE[`${name}@${about.version}`] ?? said };
    });
};

await main(async () => {
  await install();
  await stage('list of parts', async () => {
    const { code, output } = await npm([
      'sbom',
      '--sbom-format=cyclonedx',
      '--omit=dev',
      '--package-lock-only',
      '--loglevel=error',
    ]);
    if (code !== 0) throw new Trouble(`npm could not list the parts:\n${output}`);
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(join(root, 'dist', 'sbom.json'), output);
    return `${JSON.parse(output).components.length} parts in dist/sbom.json`;
  });
  await stage('licences', async () => {
    const all = parts();
    const odd = all.filter(({ licence }) => !isFine(licence));
    if (odd.length > 0)
      throw new Trouble(odd.map(({ name, version, licence }) => `${name} ${version}: ${licence}`).join('\n'));
    return `${all.length} parts, all under licences that are known`;
  });
  await stage('known faults', async () => {
    const { code, output } = await npm(['audit', '--omit=dev', '--audit-level=moderate', '--loglevel=error']);
    if (code === 0) return 'none';
    if (/audit endpoint|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENOAUDIT|not implemented|40[345]|50\d/i.test(output))
      return 'the registry could not be asked; run it again where it can';
    throw new Trouble(output);
  });
});
