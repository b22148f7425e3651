// Calls of requests without a session, and of the people who answer them.
import {
  addContact,
  answerContact,
  closeContact,
  deskContacts,
  openContact,
  readContact,
  sendContact,
} from '#features/help/contact.contract.ts';
import { keepList } from '#platform/http/listing.ts';
import { keep, keepOpen, type House } from '#platform/http/pipeline.ts';
import {
  addToOwn,
  answerRequest,
  closeRequest,
  openForDesk,
  presentContacts,
  readOwn,
  writeContact,
} from './contact.ts';
import { contactList } from './contact.sql.ts';

export function contactRoutes(house: House): void {
  // No shop: its timers and keys are the house's.
  const ofHouse = { shopOf: () => 0n };
  keepOpen(
    house,
    sendContact,
    ({ tx, world, input, call }) => writeContact(tx, world, { ip: call.ip, language: call.language }, input),
    ofHouse,
  );
  keepOpen(
    house,
    readContact,
    ({ tx, world, input, call }) => readOwn(tx, world, { ip: call.ip, token: input.token }),
    { direct: true, ...ofHouse },
  );
  keepOpen(house, addContact, ({ tx, world, input, call }) => addToOwn(tx, world, call.ip, input), ofHouse);
  consoleRoutes(house);
}

function consoleRoutes(house: House): void {
  keepList(house, deskContacts, { sql: contactList, present: presentContacts });
  keep(house, openContact, async ({ tx, input, audit }) => {
    const request = await openForDesk(tx, input.id);
    audit({ subject: `contact ${request.number}` });
    return request;
  });
  // What was written goes after its time; the audit, which never does, has who answered and when.
  keep(house, answerContact, async ({ tx, world, input, session, audit }) => {
    const request = await answerRequest(tx, world, input, session.personId);
    audit({ subject: `contact ${request.number}`, after: { status: request.status } });
    return request;
  });
  keep(house, closeContact, async ({ tx, world, input, audit }) => {
    const request = await closeRequest(tx, world, input);
    const why = input.why === undefined ? {} : { why: input.why };
    audit({ subject: `contact ${request.number}`, after: { status: request.status, ...why } });
    return request;
  });
}
