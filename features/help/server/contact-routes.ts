// Calls of requests without a session, and of the people who answer them.
import {
  addContact,
  answerContact,
  closeContact,
  listContacts,
  openContact,
  readContact,
  sendContact,
} from '#features/help/contact.contract.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import {
  addToContactRequest,
  answerRequest,
  closeRequest,
  readForSupport,
  presentContacts,
  readContactRequest,
  writeContact,
} from './contact.ts';
import { contactList } from './contact.sql.ts';

export function contactRoutes(registry: Registry): void {
  // No shop: its timers and keys are the platform's.
  const ofPlatform = { shopOf: () => 0n };
  handle(
    registry,
    sendContact,
    ({ tx, env, input, call }) => writeContact(tx, env, { ip: call.ip, language: call.language }, input),
    ofPlatform,
  );
  handle(
    registry,
    readContact,
    ({ tx, env, input, call }) => readContactRequest(tx, env, { ip: call.ip, token: input.token }),
    { direct: true, ...ofPlatform },
  );
  handle(
    registry,
    addContact,
    ({ tx, env, input, call }) => addToContactRequest(tx, env, call.ip, input),
    ofPlatform,
  );
  consoleRoutes(registry);
}

function consoleRoutes(registry: Registry): void {
  handleList(registry, listContacts, { sql: contactList, present: presentContacts });
  handle(registry, openContact, async ({ tx, input, audit }) => {
    const request = await readForSupport(tx, input.id);
    audit({ subject: `contact ${request.number}` });
    return request;
  });
  // What was written goes after its time; the audit, which never does, has who answered and when.
  handle(registry, answerContact, async ({ tx, env, input, personId, audit }) => {
    const request = await answerRequest(tx, env, input, personId);
    audit({ subject: `contact ${request.number}`, after: { status: request.status } });
    return request;
  });
  handle(registry, closeContact, async ({ tx, env, input, audit }) => {
    const request = await closeRequest(tx, env, input);
    const why = input.why === undefined ? {} : { why: input.why };
    audit({ subject: `contact ${request.number}`, after: { status: request.status, ...why } });
    return request;
  });
}
