import { existsSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { join } from 'node:path';
import { readSetting } from './settings.ts';

/** Data folder for programs of this user account. */
function userData(): string {
  const home = homedir();
  if (platform() === 'win32') return process.env['APPDATA'] ?? join(home, 'AppData', 'Roaming');
  if (platform() === 'darwin') return join(home, 'Library', 'Application Support');
  return process.env['XDG_DATA_HOME'] ?? join(home, '.local', 'share');
}

/** Data folder of a server: the one named, `data` in a checkout, or the user's own where the program is installed. */
export function dataFolder(root: string, named = readSetting('data')): string {
  if (named !== undefined && named !== '') return named;
  return existsSync(join(root, 'src', 'server', 'main.ts')) ? join(root, 'data') : join(userData(), 'hexfront');
}
