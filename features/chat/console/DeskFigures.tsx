import { deskTeam } from '#features/chat/console.contract.ts';
import { useWords } from '#ui/words/console-words.ts';
import { Figure } from '#ui/charts/Figure.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

/** How the desk stands at the moment. */
export function DeskFigures() {
  const words = useWords().chat.figures;
  const say = useSay();
  const { time, distance, number } = useFormats();
  const query = useEndpoint(deskTeam, {});
  return (
    <QueryView query={query} skeleton={<SkeletonCards count={4} shape="figure" />}>
      {({ desk, oldest_at: oldest, late, reported, rated }) => (
        <>
          <Grid look="figures">
            <Figure
              label={words.waiting}
              value={number(desk.waiting)}
              detail={oldest === null ? undefined : say(words.oldest, { when: distance(oldest) })}
            />
            <Figure label={words.late} value={number(late)} />
            <Figure label={words.reported} value={number(reported)} />
            <Figure
              label={words.rated}
              value={rated.average === null ? '–' : number(Math.round(rated.average * 10) / 10)}
              detail={say(words.rated_detail, { count: rated.count })}
            />
          </Grid>
          <Text look="small">
            {say(desk.is_open ? words.open_until : words.closed_until, { when: time(desk.changes_at) })}
          </Text>
        </>
      )}
    </QueryView>
  );
}
