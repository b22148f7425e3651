// What the people of a shop may be: one owner, and members with a role each.

/** A member works with orders, with products, or answers buyers; money and the shop itself are the owner's. */
export const memberRoles = ['orders', 'products', 'service'] as const;
export type MemberRole = (typeof memberRoles)[number];

export const shopRoles = ['owner', ...memberRoles] as const;
export type ShopRole = (typeof shopRoles)[number];

/** For calls about one's own sign-in, and about what concerns nobody's money: open to every member. */
export const everyMember: readonly MemberRole[] = [...memberRoles];

/** The role of somebody's roles; `undefined` for the owner. A role that is not known is nobody's: the caller gets nothing. */
export function memberRoleOf(roles: readonly string[]): MemberRole | 'none' | undefined {
  if (roles.length === 1 && roles[0] === 'owner') return undefined;
  return memberRoles.find((role) => roles.length === 1 && roles[0] === role) ?? 'none';
}

/** Whether a person of a shop may make a call that is open to these members besides the owner. */
export function isOpenTo(roles: readonly string[], open: readonly MemberRole[] | undefined): boolean {
  const role = memberRoleOf(roles);
  return role === undefined || (role !== 'none' && open?.includes(role) === true);
}
