import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aboutOf } from '#features/files/server/files.ts';
import { privateFilesAfter } from '#features/files/server/turn.sql.ts';
import { folderVault } from '#platform/ports/vault.ts';
import { openIdentityApp, type Rig } from '#testing/identity.ts';
import { countKeys, turnKeys } from './turn-keys.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openIdentityApp();
});
afterAll(() => rig.app.close());

test('a rotation that is killed half-way goes on where it stood, and the old key is needed no more', async () => {
  const { env } = rig.app.composed;
  const { db } = env;
  const shops = [];
  for (const name of ['First Shop', 'Second Shop', 'Third Shop']) {
    const shop = await rig.app.makeShop(name);
    await rig.send(shop, { id_number: 'ZZ998877' });
    shops.push(shop);
  }
  const folder = `${env.files.folder}-vault`;
  const key = { id: '2026b', key: randomBytes(32) };
  const vault = folderVault(folder, env.secret, [key]);
  expect((await countKeys({ db, vault })).files).toEqual(new Map([['v1', 6]]));

  // The process dies at the third file.
  let seen = 0;
  const dying = {
    ...vault,
    rewrap: async (name: string, about?: string) => {
      seen += 1;
      if (seen === 3) throw new Error('killed');
      return vault.rewrap(name, about);
    },
  };
  await expect(turnKeys({ db, vault: dying })).rejects.toThrow('killed');
  const half = await countKeys({ db, vault });
  expect(half.files).toEqual(
    new Map([
      ['2026b', 2],
      ['v1', 4],
    ]),
  );
  // Half-way both keys are there, so everything opens.
  for (const row of await privateFilesAfter(db.direct, undefined, 10)) {
    expect((await vault.read(row.id, aboutOf(row))).length).toBeGreaterThan(0);
  }

  const report = await turnKeys({ db, vault });
  expect(report.files).toEqual(
    new Map([
      ['kept', 2],
      ['rewrapped', 4],
    ]),
  );
  expect(report.texts).toEqual(new Map([['rewrapped', 3]]));
  const done = await countKeys({ db, vault });
  expect(done.files).toEqual(new Map([['2026b', 6]]));
  expect(done.texts).toEqual(new Map([['2026b', 3]]));
  const alone = folderVault(folder, 'another secret altogether', [key]);
  for (const row of await privateFilesAfter(db.direct, undefined, 10)) {
    expect((await alone.read(row.id, aboutOf(row))).length).toBeGreaterThan(0);
  }
  const again = await turnKeys({ db, vault });
  expect(again.files).toEqual(new Map([['kept', 6]]));
  expect(again.texts).toEqual(new Map([['kept', 3]]));
});
