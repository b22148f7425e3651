// Calls the devices of a round: a few each for itself, many as one, and what a push service says about it.
import { limits } from '#domain/limits.ts';
import type { PushAnswer } from '#platform/push/push.ts';
import { manyCall, noticeCall, testCall, topicOf, type CallText } from './call-text.ts';
import { endDevice, noteDevice, type DeviceRow } from './devices.sql.ts';
import type { Said } from '#features/notifications/server/notice-mail.ts';
import type { NoticeRow } from '#features/notifications/server/notices.sql.ts';
import type { Fate } from '#features/notifications/server/outbox.sql.ts';
import { noteOpen } from '#features/notifications/server/reach.sql.ts';
import {
  behind,
  fateOf,
  retried,
  sayAll,
  type Job,
  type Round,
} from '#features/notifications/server/round.ts';

/** Sends what these jobs say, and gives what became of each. */
export async function sendPushes(round: Round, jobs: readonly Job[]): Promise<Fate[]> {
  const rows = jobs.flatMap(({ notice }) => notice ?? []);
  const said = await sayAll(round, [...new Map(rows.map((row) => [row.n, row])).values()]);
  const perDevice = Map.groupBy(jobs, ({ claimed }) => claimed.device_id);
  const { devices = [], formerDevices = [] } = round.reached ?? {};
  const done = [...devices, ...formerDevices].map((device) =>
    callDevice(round, device, { jobs: perDevice.get(device.id) ?? [], said }),
  );
  return (await Promise.all(done)).flat();
}

type Calling = { readonly jobs: readonly Job[]; readonly said: ReadonlyMap<bigint, Said> };
type Call = {
  readonly text: CallText;
  readonly severity: NoticeRow['severity'];
  readonly jobs: readonly Job[];
};

/** One after the other: a device that is gone, or a service that is away, is asked once. */
async function callDevice(round: Round, device: DeviceRow, calling: Calling): Promise<Fate[]> {
  const fates: Fate[] = [];
  let stopped: Fate | undefined;
  for (const call of callsOf(round, calling)) {
    if (stopped !== undefined) {
      const { state } = stopped;
      for (const { claimed } of call.jobs)
        fates.push(state === 'waiting' ? behind(claimed, stopped) : fateOf(round, claimed, 'unneeded'));
      continue;
    }
    const answer = await send(round, device, call);
    const told = call.jobs.map(({ claimed }) => verdictOf(round, claimed, answer));
    fates.push(...told);
    await saveAnswer(round, device, answer);
    if (answer.kind === 'gone' || answer.kind === 'later') stopped = told[0];
  }
  return fates;
}

function callsOf(round: Round, { jobs, said }: Calling): Call[] {
  const { language, now, reached } = round;
  const alone = (job: Job): Call => {
    const { notice } = job;
    const words = notice === undefined ? undefined : said.get(notice.n);
    if (notice === undefined || words === undefined) {
      return { text: testCall(language, now), severity: 'action', jobs: [job] };
    }
    const text = noticeCall(language, notice, words, reached?.reach.shows_details ?? false);
    return { text, severity: notice.severity, jobs: [job] };
  };
  const pressing = jobs.filter(({ claimed }) => claimed.is_urgent || claimed.what === 'test');
  const others = jobs.filter((job) => !pressing.includes(job));
  const oldestFirst = others.toSorted((left, right) =>
    Number((left.claimed.n ?? 0n) - (right.claimed.n ?? 0n)),
  );
  const rest: Call[] =
    others.length > limits.pushesTogether
      ? [{ text: manyCall(language, others.length, now), severity: 'action', jobs: others }]
      : oldestFirst.map(alone);
  return [...pressing.map(alone), ...rest];
}

const urgencies = { info: 'low', action: 'normal', urgent: 'high' } as const;

function send({ env }: Round, device: DeviceRow, { text, severity }: Call): Promise<PushAnswer> {
  return env.push.send({
    target: device,
    payload: JSON.stringify(text),
    ttlSeconds: limits.pushTtlSeconds[severity],
    urgency: urgencies[severity],
    topic: topicOf(text),
  });
}

function verdictOf(round: Round, claimed: Job['claimed'], answer: PushAnswer): Fate {
  switch (answer.kind) {
    case 'taken':
      return fateOf(round, claimed, 'sent');
    case 'later':
      return retried(round, claimed, answer.failure, answer.afterMs);
    default:
      return fateOf(round, claimed, 'given_up', answer.failure);
  }
}

/** A subscription that is over ends the device; its person sees it in the settings, and what was to be said in the list. */
async function saveAnswer({ env, shopId, now }: Round, device: DeviceRow, answer: PushAnswer): Promise<void> {
  const { direct } = env.db;
  const isClosed = answer.kind === 'refused' && answer.failure === 'address';
  if (answer.kind === 'gone' || isClosed) {
    await env.db.transaction(async (tx) => {
      // Meanwhile the browser may have told its new address: that one is not gone.
      const why = isClosed ? 'refused' : 'gone';
      await endDevice(tx, shopId, device.id, { at: now, why, hash: device.endpoint_hash });
      await noteOpen(tx, shopId, now);
    });
    return;
  }
  if (answer.kind === 'refused')
    env.log.error({ failure: answer.failure }, 'a push service refuses our messages');
  await noteDevice(direct, { shopId, id: device.id, at: now, isTaken: answer.kind === 'taken' });
}
