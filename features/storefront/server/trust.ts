// The public pages of the platform: read by anybody, without a sign-in, a code or a script.
import type { TrustTopic } from '#domain/content/trust-documents.ts';
import { trustEntity, trustFees, trustFigures } from '#features/trust/contract.ts';
import type { Answer, Handler, Visit } from './visit.ts';

/** The page of a topic. */
export function showTrust(topic: TrustTopic): Handler {
  return (visit) => answer(visit, topic);
}

async function answer(visit: Visit, topic: TrustTopic): Promise<Answer> {
  const frame = { kind: 'trust', entity: await visit.ask(trustEntity, {}) } as const;
  if (topic === 'figures') {
    const figures = await visit.ask(trustFigures, {});
    return { page: { ...frame, topic, figures }, isPublic: true };
  }
  if (topic === 'fees') {
    return { page: { ...frame, topic, fees: await visit.ask(trustFees, {}) }, isPublic: true };
  }
  return { page: { ...frame, topic }, isPublic: true };
}
