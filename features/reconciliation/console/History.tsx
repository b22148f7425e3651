import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { State } from './ReconciliationScreen.tsx';
import { usePlaceText } from './usePlaceText.ts';

type Incident = State['incidents'][number];

/** Each item that an incident waits for or waited for. */
function IncidentItems({ items }: Pick<Incident, 'items'>) {
  const words = useWords().reconciliation;
  const say = useSay();
  const { money } = useFormats();
  const placeText = usePlaceText();
  return (
    <>
      {items.map(({ place, kind, subject, amount, currency, state }) => (
        <span key={`${place} ${kind} ${subject}`} className="w-full break-all">
          {say(words.incident_item, {
            place: placeText(place),
            amount: money(amount, currency),
            subject,
            state: words.state[state],
          })}
        </span>
      ))}
    </>
  );
}

/** Incidents and the last looks. */
export function History({ state: { incidents, runs } }: { state: State }) {
  const words = useWords().reconciliation;
  const say = useSay();
  const { time } = useFormats();
  return (
    <>
      <Section title={words.incidents}>
        {incidents.length === 0 ? (
          <Empty says={words.no_incidents} />
        ) : (
          <Rows label={words.incidents}>
            {incidents.map(({ id, state, reason, items, opened_at: opened, closed_at: closed }) => (
              <Row
                key={id}
                title={say(words.incident[state], {
                  opened: time(opened),
                  closed: closed === null ? '' : time(closed),
                })}
                detail={reason}
                below={items.length === 0 ? undefined : <IncidentItems items={items} />}
              />
            ))}
          </Rows>
        )}
      </Section>
      <Section title={words.runs}>
        <Rows label={words.runs}>
          {runs.map(({ id, at, places, differences, silent }) => (
            <Row key={id} title={time(at)} detail={say(words.run_line, { places, differences, silent })} />
          ))}
        </Rows>
      </Section>
    </>
  );
}
