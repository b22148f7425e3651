import type { OutputOf } from '#domain/wire/endpoint.ts';
import { serviceInfo } from '#features/help/contract.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Service = OutputOf<typeof serviceInfo>;

/** When somebody reads what is written, and how soon there is an answer; also for those who are not signed in. */
export function ServiceHours() {
  const query = useEndpoint(serviceInfo, {});
  return (
    <QueryView query={query} skeleton={<Skeleton />}>
      {(service) => <Hours service={service} />}
    </QueryView>
  );
}

/** Times are the reader's own; the working day is named in the zone of those who answer. */
function Hours({ service }: { service: Service }) {
  const words = useWords().service;
  const say = useSay();
  const { time } = useFormats();
  const when = time(service.changes_at);
  return (
    <>
      <Text look="strong">{say(words.promise, { hours: service.answer_hours })}</Text>
      <Text>{say(service.open ? words.openNow : words.closedNow, { when })}</Text>
      <Text look="small">{say(words.workingDays, service.hours)}</Text>
    </>
  );
}
