// Starts the reference signer: `node tools/signer/main.ts <config.json>`. See README.md.
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { openSigner } from './server.ts';

const units = z.pipe(
  z.string().check(z.regex(/^\d{1,30}$/)),
  z.transform((text: string) => BigInt(text)),
);
const shape = z.strictObject({
  chain: z.enum(['ethereum', 'tron']),
  contract: z.string(),
  chainId: z._default(z.int(), 1),
  dayUnitsMax: units,
  feeMax: units,
  keyFile: z.string(),
  memoryFile: z.string(),
  tokenFile: z.string(),
  port: z._default(z.int(), 4180),
});

const [file = ''] = process.argv.slice(2);
const { keyFile, memoryFile, tokenFile, port, ...rules } = z.parse(
  shape,
  JSON.parse(readFileSync(file, 'utf8')),
);
const token = readFileSync(tokenFile, 'utf8').trim();
const signer = await openSigner(rules, { keyFile, memoryFile, token, port });
process.stderr.write(`[signer] ${rules.chain}: ${signer.address} at ${signer.url}\n`);
