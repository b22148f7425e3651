// What other rooms may ask about invitations.
export { consumeInvitation } from './invitations.ts';
export { readTicket } from './tickets.ts';
