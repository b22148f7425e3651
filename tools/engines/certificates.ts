/** Certificate authorities and certificates for tests, of two days. Needs the program `openssl`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runStep } from './cache.ts';

const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/**
 * Makes `NAME.pem` and `NAME.key` of an authority that nobody else knows.
 *
 * @returns The file of its certificate.
 */
export function makeAuthority(folder: string, name: string): string {
  const words = ['-x509', ...key, '-keyout', `${name}.key`, '-out', `${name}.pem`, '-days', '2'];
  runStep('openssl', ['req', ...words, '-subj', `/CN=${name}`], { cwd: folder });
  return path.join(folder, `${name}.pem`);
}

/** Makes `server.pem` and `server.key` for a name (`DNS:db.example.org`, `IP:127.0.0.1`), signed by an authority. */
export function makeCertificate(
  folder: string,
  { authority, name }: { readonly authority: string; readonly name: string },
): void {
  const request = [...key, '-keyout', 'server.key', '-out', 'server.csr', '-subj', '/CN=server'];
  runStep('openssl', ['req', ...request], { cwd: folder });
  writeFileSync(path.join(folder, 'names'), `subjectAltName=${name}\n`);
  const signed = ['-CA', `${authority}.pem`, '-CAkey', `${authority}.key`, '-CAcreateserial', '-days', '2'];
  runStep(
    'openssl',
    ['x509', '-req', '-in', 'server.csr', '-out', 'server.pem', '-extfile', 'names', ...signed],
    { cwd: folder },
  );
}
