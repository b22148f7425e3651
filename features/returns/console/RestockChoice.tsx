import { useWords } from '#ui/words/console-words.ts';
import { YesNo } from './YesNo.tsx';

type Props = {
  value: boolean | undefined;
  onChange: (canRestock: boolean) => void;
  error: string | undefined;
};

/** Whether the goods go back on the shelf. */
export function RestockChoice(props: Props) {
  const words = useWords().returns;
  return <YesNo label={words.restock_label} yes={words.restock_yes} no={words.restock_no} {...props} />;
}
