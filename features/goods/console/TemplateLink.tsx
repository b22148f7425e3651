import { Download } from 'lucide-react';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { useWords } from '#ui/words/console-words.ts';
import { templateText } from './csv-file.ts';

const templateUrl = `data:text/csv;charset=utf-8,${encodeURIComponent(templateText)}`;

/** The header line as a file; made by the page itself, so there is nothing to ask the server for. */
export function TemplateLink() {
  const words = useWords();
  return (
    <a href={templateUrl} download={words.import.template_name} className={buttonClass('plain', 'small')}>
      <Download aria-hidden className="size-4" />
      {words.import.template}
    </a>
  );
}
