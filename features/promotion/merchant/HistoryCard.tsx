import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Timeline } from '#ui/lists/Timeline.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Results } from './types.ts';

type Step = Results['steps'][number];

/** What happened to it, when and by whom. */
export function HistoryCard({ steps }: { steps: readonly Step[] }) {
  const words = useWords().promotion;
  const say = useSay();
  const { time } = useFormats();
  const { results } = words;
  const moves: Readonly<Record<string, string>> = results.moves;
  const actors: Readonly<Record<string, string>> = results.actors;
  const last = steps.at(-1)?.n;
  return (
    <Card title={results.history}>
      <Timeline
        label={results.history}
        steps={steps.map((step) => {
          const by = say(results.stepBy, {
            when: time(step.at),
            who: actors[step.actor] ?? results.actors.system,
          });
          const isStopped = step.state === 'ended' || step.state === 'rejected';
          return {
            key: String(step.n),
            title: moves[step.move] ?? words.states[step.state],
            detail: step.reason === null ? by : <Told by={by} reason={step.reason} />,
            state: step.n !== last ? 'done' : isStopped ? 'stopped' : 'current',
          };
        })}
      />
    </Card>
  );
}

/** Reasons are machine words of pauses, or what a person wrote. */
function Told({ by, reason }: { by: string; reason: string }) {
  const pauses: Readonly<Record<string, string>> = useWords().promotion.pauses;
  return (
    <>
      <span className="block">{by}</span>
      <span className="block wrap-anywhere whitespace-pre-line">{pauses[reason] ?? reason}</span>
    </>
  );
}
