// What other rooms may ask about invitations.
export { mayInvite } from './friends.ts';
export { consumeInvitation, isInvitationOpen, joinedName } from './invitations.ts';
export { inviterOf } from './inviter.sql.ts';
export { readTicket } from './tickets.ts';
