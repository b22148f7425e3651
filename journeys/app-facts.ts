// What the platform of the journeys and the journeys themselves both know.
import * as z from 'zod/mini';
import { makeSigningKey, signingKey } from '#platform/ports/receipt-keys.ts';
import { makeRecordSecrets, recordSecrets } from '#platform/ports/record-keys.ts';
import { makePushKeys } from '#platform/push/push.ts';

export const operator = { username: 'olive', password: 'right-horse-battery-7' };
export const supplier = { username: 'sam', password: 'right-horse-battery-8' };
export const merchant = { username: 'mira', password: 'right-horse-battery-9' };

/** People of the console, each with a role of their own: nobody is both of two people, or has let a merchant in. */
export const staff = {
  reviewer: { username: 'rowan', password: 'right-horse-battery-7' },
  secondReviewer: { username: 'rosa', password: 'right-horse-battery-7' },
  finance: { username: 'frida', password: 'right-horse-battery-7' },
  secondFinance: { username: 'felix', password: 'right-horse-battery-7' },
  risk: { username: 'rhea', password: 'right-horse-battery-7' },
} as const;

/** Where the domains of shops lead to. */
export const domainTarget = 'shops.stockless.example.net';

export const carrierCode = 'test-post';

export const secrets = {
  secret: 'a-secret-of-the-journeys-that-is-long-enough',
  testProvider: ['a-provider-secret-of-the-journeys-long-enough'],
  carrier: ['a-carrier-secret-of-the-journeys-long-enough'],
  receipts: [makeSigningKey()],
  record: makeRecordSecrets(),
  push: makePushKeys(),
};

/** What a process of the platform is given: those of one instance share all but their place in it. */
export const given = z.object({
  host: z.string(),
  database: z.string(),
  folder: z.string(),
  receipts: z.array(signingKey),
  record: recordSecrets,
  push: z.object({ publicKey: z.string(), privateKey: z.string() }),
  hasWays: z.boolean(),
  /** As a demo: its merchants may have themselves cheated. */
  hasCheats: z.boolean(),
  /** The issuer of the identity provider of the console's people. */
  identityProvider: z.optional(z.string()),
  translationService: z.optional(z.string()),
  /** Where DNS about the domains of shops is asked; without it they have none. */
  dnsServer: z.optional(z.string()),
  /** The first one lets the people of the console in. */
  isFirst: z.boolean(),
});
export type Given = z.infer<typeof given>;
