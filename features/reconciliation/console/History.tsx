import { useWords } from '#ui/console-words.ts';
import { Empty } from '#ui/Empty.tsx';
import { Row } from '#ui/Row.tsx';
import { Rows } from '#ui/Rows.tsx';
import { Section } from '#ui/Section.tsx';
import { useFormats } from '#ui/useFormats.ts';
import { useSay } from '#ui/words.tsx';
import type { State } from './ReconciliationScreen.tsx';

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
            {incidents.map(({ id, state, reason, opened_at: opened, closed_at: closed }) => (
              <Row
                key={id}
                title={say(words.incident[state], {
                  opened: time(opened),
                  closed: closed === null ? '' : time(closed),
                })}
                detail={reason}
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
