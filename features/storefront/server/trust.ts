// The public pages of the platform: read by anybody, without a sign-in, a code or a script.
import type { TrustTopic } from '#domain/content/trust-documents.ts';
import { trustEntity, trustFees, trustFigures } from '#features/trust/contract.ts';
import { trustPauses } from '#features/trust/pause.contract.ts';
import { announcedDocuments, publicRecord } from '#features/trust/record.contract.ts';
import type { Answer, Handler, Visit } from './visit.ts';

/** The page of a topic. */
export function showTrust(topic: TrustTopic): Handler {
  return (visit) => answer(visit, topic);
}

async function answer(visit: Visit, topic: TrustTopic): Promise<Answer> {
  const frame = { kind: 'trust', entity: await visit.ask(trustEntity, {}) } as const;
  if (topic === 'overview') {
    return { page: { ...frame, topic, pauses: await visit.ask(trustPauses, {}) }, isPublic: true };
  }
  if (topic === 'figures') {
    const figures = await visit.ask(trustFigures, {});
    return { page: { ...frame, topic, figures }, isPublic: true };
  }
  if (topic === 'fees') {
    const { list: announced } = await visit.ask(announcedDocuments, {});
    return { page: { ...frame, topic, announced, fees: await visit.ask(trustFees, {}) }, isPublic: true };
  }
  if (topic === 'terms') {
    const { list: announced } = await visit.ask(announcedDocuments, {});
    return { page: { ...frame, topic, announced }, isPublic: true };
  }
  if (topic === 'record') {
    return { page: { ...frame, topic, record: await visit.ask(publicRecord, {}) }, isPublic: true };
  }
  return { page: { ...frame, topic }, isPublic: true };
}
