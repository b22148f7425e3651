// The constants that the specification and the decisions give: what is here changes only with them.
import { expect, test } from 'vitest';
import { defaultLanguage } from './text/language.ts';
import { levels } from './shop/levels.ts';
import { limits } from './limits.ts';
import { keeps } from '#testing/keeps.ts';

test('the constants of the specification (section 9)', () => {
  keeps(
    '9 request timeout 15000 ms',
    '9 feedback 5 to 300',
    '9 5 payment accounts',
    '9 2 invitations a day',
    '9 default language en',
    '9 upload size 10 MB',
    '9 minimum deposit 10.00 and 20.00',
  );
  expect(limits.requestTimeoutMs).toBe(15_000);
  expect(limits.toastMs).toBe(3_000);
  expect([limits.feedbackCharactersMin, limits.feedbackCharactersMax]).toEqual([5, 300]);
  expect(limits.payoutAccountsMax).toBe(5);
  expect(limits.friendInvitationsPerDay).toBe(2);
  expect(defaultLanguage).toBe('en');
});

test('the values that the specification leaves open (decisions)', () => {
  expect(limits.uploadBytesMax).toBe(10 * 1024 * 1024);
  expect([limits.depositMinMajor, limits.depositDearMinMajor]).toEqual([10, 20]);
  expect(limits.withdrawalMinMajor).toBe(10);
  expect(limits.payoutAccountHoldHours).toBe(24);
  expect([limits.pinDigitsMin, limits.pinDigitsMax, limits.secretTries]).toEqual([6, 12, 5]);
  expect(limits.secretWindowMs).toBe(15 * 60_000);
  expect(limits.depositCapMajor).toBe(200);
  expect(limits.showcaseUndoMinutes).toBe(10);
  expect(limits.invitationDays).toBe(14);
});

test('the levels: goods on sale, rows twice that, deletions a day, commission, release', () => {
  keeps('9 showcase maximum, deletions a day, goods limit by level');
  const { standard, merchant, partner, agent } = levels;
  const each = [standard, merchant, partner, agent];
  expect(each.map(({ goodsMax }) => goodsMax)).toEqual([100, 500, 2_000, 10_000]);
  expect(each.map(({ rowsMax }) => rowsMax)).toEqual([200, 1_000, 4_000, 20_000]);
  expect(each.map(({ deletionsPerDay }) => deletionsPerDay)).toEqual([20, 50, 200, 1_000]);
  expect(each.map(({ commissionBps }) => commissionBps)).toEqual([500, 400, 300, 200]);
  expect(each.map(({ releaseDays }) => releaseDays)).toEqual([10, 8, 7, 7]);
});
