// What other rooms may ask about invitations.
export { mayInvite } from './friends.ts';
export { consumeInvitation, isInvitationOpen } from './invitations.ts';
export { readTicket } from './tickets.ts';
