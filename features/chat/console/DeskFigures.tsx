import { deskTeam } from '#features/chat/console.contract.ts';
import { useWords } from '#ui/console-words.ts';
import { Figure } from '#ui/Figure.tsx';
import { Grid } from '#ui/Grid.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { SkeletonCards } from '#ui/SkeletonCards.tsx';
import { Text } from '#ui/Text.tsx';
import { useEndpoint } from '#ui/useEndpoint.ts';
import { useFormats } from '#ui/useFormats.ts';
import { useSay } from '#ui/words.tsx';

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
