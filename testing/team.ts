// Members of a shop in tests: invited by its owner, joined by their own sign-in.
import { randomUUID } from 'node:crypto';
import type { MemberRole } from '#domain/shop/team-roles.ts';
import { inviteMember, joinTeam } from '#features/team/contract.ts';
import { password, type TestApp, type TestShop } from './test-app.ts';

export const memberPassword = 'nine-quiet-lanterns-4';

/** The secret part of an invitation's link. */
export const tokenIn = (link: string): string => link.slice(link.indexOf('#') + 1);

/** Invites a member; gives what the link carries. */
export async function inviteTo(app: Asker, shop: TestShop, role: MemberRole, name = 'Ben'): Promise<string> {
  const token = await app.merchant(shop);
  const { link } = await app.ask(inviteMember, { name, role, password }, { token });
  return tokenIn(link);
}

type Asker = Pick<TestApp, 'ask' | 'merchant'>;

/** A member who has just joined, with a session of theirs. */
export async function addMember(app: Asker, shop: TestShop, role: MemberRole, name = 'Ben') {
  const invitation = await inviteTo(app, shop, role, name);
  const username = `m-${randomUUID().slice(0, 12)}`;
  const signIn = { username, password: memberPassword, confirm_password: memberPassword };
  const joined = await app.ask(joinTeam, { token: invitation, ...signIn });
  return { username, token: joined.token, codes: joined.recovery_codes ?? [] };
}
