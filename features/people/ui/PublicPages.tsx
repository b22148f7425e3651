import { inLanguage } from '#domain/text/language-path.ts';
import { trustPath, trustTopics } from '#domain/content/trust-documents.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useLanguage } from '#ui/words/words.tsx';

/** Links to the pages that anybody may read, in the language of the app. They open beside what was being typed. */
export function PublicPages() {
  const { title, topics } = useWords().people.publicPages;
  const language = useLanguage();
  return (
    <nav aria-label={title}>
      <ul className="flex flex-wrap gap-x-5">
        {trustTopics.map((topic) => (
          <li key={topic}>
            <a
              href={inLanguage(language, trustPath(topic))}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-target items-center text-meta font-medium text-muted underline"
            >
              {topics[topic]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
