// What other rooms may ask about invitations.
export { mayInvite } from './friends.ts';
export { consumeInvitation } from './invitations.ts';
export { readTicket } from './tickets.ts';
