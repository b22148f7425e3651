import { useMe } from '#features/people/ui/public.tsx';
import { restrictionLevels } from '#domain/restriction.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

/** Restrictions that stand, each with its end and the way to its statement; nothing where there is none. */
export function RestrictionNote() {
  const { restriction: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  const { data } = useMe();
  const holds = data?.info.restrictions ?? [];
  if (holds.length === 0) return null;
  return (
    <Note tone="warn" title={say(words.standing, { count: holds.length })}>
      <Stack gap="small">
        {holds.map(({ id, kind, until }) => {
          const level = restrictionLevels.find((one) => one === kind);
          return (
            <Stack key={id} isRow isSpread gap="small">
              <Text>
                {level === undefined ? kind : words.level[level]}{' '}
                {until === null ? null : say(words.untilWhen, { when: time(until) })}
              </Text>
              <LinkButton to={`/restriction/${id}`} tone="plain" size="small">
                {words.open}
              </LinkButton>
            </Stack>
          );
        })}
      </Stack>
    </Note>
  );
}
