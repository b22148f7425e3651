// What other rooms may ask about invitations.
export { consumeInvitation, makeInvitations } from './invitations.ts';
export { readTicket } from './tickets.ts';
