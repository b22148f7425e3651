import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Chips } from './Chips.tsx';

type Props<T extends string> = {
  /** The few that are pressed daily. */
  chips: ComponentProps<typeof Chips<T>>;
  /** The rest: order, dates, export. */
  sheet: {
    readonly title: string;
    /** The button that closes it: "Show 12 orders". */
    readonly done: string;
    /** How many of them are set, said with the button. */
    readonly set?: { readonly count: number; readonly label: string } | undefined;
    readonly children: ReactNode;
  };
};

/** What narrows a list, in one line: chips, and everything else behind one button. Two Tab stops in all. */
export function FilterBar<T extends string>({ chips, sheet }: Props<T>) {
  const [isOpen, setOpen] = useState(false);
  const isSet = sheet.set !== undefined && sheet.set.count > 0;
  return (
    <div className="flex min-w-0 items-center gap-1">
      <div className="min-w-0 flex-1">
        <Chips {...chips} />
      </div>
      <span className="relative shrink-0">
        <IconButton
          label={isSet ? `${sheet.title}: ${sheet.set?.label ?? ''}` : sheet.title}
          icon={<SlidersHorizontal aria-hidden className="size-5" />}
          onClick={() => setOpen(true)}
        />
        {isSet ? <span aria-hidden className="absolute top-2 right-2 size-2 rounded-full bg-accent" /> : null}
      </span>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={sheet.title}
        footer={
          <Button isWide onClick={() => setOpen(false)}>
            {sheet.done}
          </Button>
        }
      >
        {sheet.children}
      </Sheet>
    </div>
  );
}
