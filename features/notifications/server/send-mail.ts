// Mails of a round: what was told together is one email, a summary and a code each their own.
import { choicesOf } from '#domain/notifications/notice-choices.ts';
import { noticeKinds } from '#domain/notifications/notices.ts';
import { addHours } from '#domain/time.ts';
import { secrets } from '#features/people/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import { MailRefused, type Email } from '#platform/ports/mail.ts';
import { codeOf } from './mail-code.ts';
import {
  codeMail,
  digestMail,
  noticesMail,
  resetMail,
  welcomeMail,
  type MailRequest,
  type Said,
} from './notice-mail.ts';
import { readUnread, type Fate } from './outbox.sql.ts';
import { resetUntil } from './reset-mail.ts';
import { fateOf, retried, sayAll, type Job, type Round } from './round.ts';

/** Sends what these jobs say, and gives what became of each. */
export async function sendMails(round: Round, jobs: readonly Job[]): Promise<Fate[]> {
  const told = Map.groupBy(
    jobs.filter(({ claimed }) => claimed.what === 'notice'),
    ({ claimed }) => claimed.together,
  );
  const single = jobs.filter(({ claimed }) => claimed.what !== 'notice');
  const fates: Fate[] = [];
  for (const some of [...told.values(), ...single.map((job) => [job])]) {
    const email = await emailOf(round, some);
    for (const fate of await sendOne(round, some, email)) fates.push(fate);
  }
  return fates;
}

async function sendOne(round: Round, jobs: readonly Job[], email: Email | undefined): Promise<Fate[]> {
  if (email === undefined) return jobs.map(({ claimed }) => fateOf(round, claimed, 'unneeded'));
  try {
    await round.env.mail.send(email);
    return jobs.map(({ claimed }) => fateOf(round, claimed, 'sent'));
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)) || 'unknown';
    return jobs.map(({ claimed }) =>
      error instanceof MailRefused
        ? fateOf(round, claimed, 'given_up', failure)
        : retried(round, claimed, failure),
    );
  }
}

/** Undefined where there is nothing to say any more. */
async function emailOf(round: Round, jobs: readonly Job[]): Promise<Email | undefined> {
  const { env, shopId, language, reached } = round;
  const [first] = jobs;
  if (first === undefined || reached === undefined) return undefined;
  const shop = (await shopOf(env.db.direct, shopId)).name;
  const ask = { env, shopId, shop, language };
  const { what, id, together } = first.claimed;
  if (what === 'code') return codeEmail(round, { ...ask, id }, first);
  if (reached.address === undefined) return undefined;
  const own = { ...ask, address: reached.address, id: what === 'notice' ? together : id };
  if (what === 'reset') return resetEmail(round, own, first);
  if (what === 'welcome') return welcomeMail(own);
  if (what === 'digest') return digestEmail(round, own);
  const rows = jobs.flatMap(({ notice }) => notice ?? []).toSorted((a, b) => Number(a.n - b.n));
  const said = await sayAll(round, rows);
  return noticesMail(own, [...said.values()]);
}

/** A code that was replaced, used or is too old is not sent any more. */
function codeEmail(
  { reached, env, shopId, now }: Round,
  ask: Omit<MailRequest, 'address'>,
  { claimed }: Job,
): Email | undefined {
  const reach = reached?.reach;
  if (reach === undefined || reach.code_mark === null || reach.code_address === null) return undefined;
  if (claimed.once_key !== `code:${reach.code_mark}` || (reach.code_until ?? now) <= now) return undefined;
  const email = codeMail({ ...ask, address: reach.code_address }, codeOf(env, shopId, reach.code_mark));
  // Its person has just asked for it: what came back before may have been mended.
  return { ...email, askedAt: claimed.created_at };
}

/** The link is made when it is sent: it follows from the password and the address of this moment. */
function resetEmail({ env, reached, now }: Round, own: MailRequest, { claimed }: Job): Email | undefined {
  const until = resetUntil(claimed.once_key);
  if (reached === undefined || until === undefined || until <= now) return undefined;
  const { person } = reached;
  const who = { shopId: own.shopId, personId: person.id };
  const token = secrets.recovery.tokenOf(env, {
    who,
    passwordHash: person.password_hash,
    address: own.address,
    until,
  });
  // Somebody has just asked for it, and it is the only way back in: an earlier bounce does not stop it.
  return { ...resetMail(own, { username: person.username, token }), askedAt: claimed.created_at };
}

/** A little more than a day and a week: an instance that was away for a while leaves nothing out. */
const digestHours = { daily: 30, weekly: 174 } as const;
/** More than anybody counts: the mail names a few of them and says how many there are. */
const countedMax = 500;

async function digestEmail(round: Round, ask: MailRequest): Promise<Email | undefined> {
  const { env, shopId, now, box, reached } = round;
  const every = reached?.reach.digest ?? 'off';
  if (every === 'off') return undefined;
  const notify = reached?.person.notify;
  const rows = await readUnread(env.db.direct, {
    shopId,
    above: box.read_to,
    since: addHours(now, -digestHours[every]),
    kinds: noticeKinds.filter((kind) => choicesOf(notify, kind).app),
    limit: countedMax,
  });
  if (rows.length === 0) return undefined;
  const said: ReadonlyMap<bigint, Said> = await sayAll(round, rows);
  return digestMail(ask, every, [...said.values()]);
}
