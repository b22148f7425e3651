import { Text } from '#ui/content/Text.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { useDay } from './useDay.ts';

type Props = {
  shown: {
    readonly from: string;
    readonly to: string;
    readonly previous_from: string;
    readonly previous_to: string;
  };
};

/** Which days are shown, and which they are compared with. */
export function PeriodNote({ shown }: Props) {
  const words = useWords().shop.insights;
  const say = useSay();
  const day = useDay();
  const before = { from: day(shown.previous_from), to: day(shown.previous_to) };
  return (
    <Text look="small">
      {day(shown.from)} – {day(shown.to)} · {say(words.compared, before)}
    </Text>
  );
}
