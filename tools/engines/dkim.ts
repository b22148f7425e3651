/** Checks DKIM signatures by another library than the one that makes them: Debian's dkimpy. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { NotAvailable } from './cache.ts';
import { unpackDebian } from './debian.ts';

export type DkimVerifier = {
  /** Whether a message as it arrived has a signature that the record of its name accepts. */
  verify(message: Buffer, record: { readonly name: string; readonly text: string }): boolean;
};

const script = `
import sys, dkim
name, record = sys.argv[1].encode(), sys.argv[2].encode()
find = lambda asked, timeout=5: record if asked.rstrip(b'.') == name else None
print(dkim.verify(sys.stdin.buffer.read(), dnsfunc=find))
`;

/** @throws NotAvailable where there is no Python, or no package of it. */
export function openDkimVerifier(): DkimVerifier {
  const { folder } = unpackDebian(['python3-dkim']);
  const env = { ...process.env, PYTHONPATH: path.join(folder, 'usr/lib/python3/dist-packages') };
  const tried = spawnSync('python3', ['-c', 'import dkim'], { env, encoding: 'utf8' });
  if (tried.status !== 0) throw new NotAvailable(`Python cannot load dkimpy: ${tried.stderr.trim()}`);
  return {
    verify(message, { name, text }) {
      const { status, stdout, stderr } = spawnSync('python3', ['-c', script, name, text], {
        env,
        input: message,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`dkimpy failed: ${stderr}`);
      return stdout.trim() === 'True';
    },
  };
}
