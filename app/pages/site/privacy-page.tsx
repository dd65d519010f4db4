import { paths } from '#contract/paths.ts';
import { browserStorage } from '#contract/texts/browser-storage.ts';
import { privacySections, privacyTexts as texts, STORAGE_SECTION_ID } from '#contract/texts/privacy.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { SeeAlso } from '#app/ui/layout/see-also.tsx';

const SEE_ALSO = [
  { to: paths.account, label: texts.toAccount },
  { to: paths.settings, label: texts.toSettings },
  { to: paths.sources, label: texts.toSources },
  { to: paths.feedback, label: texts.toFeedback },
];

export default function PrivacyPage() {
  return (
    <Page title={texts.title} lead={texts.lead}>
      <PageHead title={texts.title} description={texts.description} path={paths.privacy} />
      <div className="grid items-start gap-10 lg:grid-cols-[16rem_minmax(0,65ch)]">
        <Contents />
        <div className="grid max-w-[65ch] gap-12">
          <Summary />
          {privacySections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          <SeeAlso title={texts.seeAlso} links={SEE_ALSO} />
        </div>
      </div>
    </Page>
  );
}

function Contents() {
  return (
    <nav
      aria-label={texts.contents}
      className="rounded-lg border border-line bg-surface px-5 py-4 lg:sticky lg:top-[calc(var(--spacing-bar)+1.5rem)]"
    >
      <h2 className="text-sm font-bold text-ink-soft">{texts.contents}</h2>
      <ul>
        {privacySections.map(({ id, title }) => (
          <li key={id}>
            {/* Not a router link: the browser scrolls to the heading and moves the focus. */}
            <a href={`#${id}`} className="flex min-h-11 items-center hover:text-indigo lg:min-h-9">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Summary() {
  return (
    <section aria-labelledby="tom-tat" className="rounded-lg bg-indigo-wash p-5 sm:p-6">
      <h2 id="tom-tat" className="text-xl font-bold">
        {texts.summaryTitle}
      </h2>
      <ol className="mt-3 grid list-decimal gap-2 pl-5 marker:font-bold marker:text-indigo">
        {texts.summary.map((line) => (
          <li key={line} className="pl-1">
            {line}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Section({ id, title, paragraphs, points }: (typeof privacySections)[number]) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} tabIndex={-1} className="text-xl font-bold">
        {title}
      </h2>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <dl className="grid gap-4">
          {points.map(({ name, text }) => (
            <div key={name} className="border-l-2 border-line pl-4">
              <dt className="font-bold">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {id === STORAGE_SECTION_ID && <BrowserStorage />}
    </section>
  );
}

function BrowserStorage() {
  return (
    <table className="w-full border-collapse text-left text-sm">
      <caption className="sr-only">{texts.storageCaption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-edge">
          <th scope="col" className="w-40 py-2 pr-4">
            {texts.storageKey}
          </th>
          <th scope="col" className="py-2">
            {texts.storageWhat}
          </th>
        </tr>
      </thead>
      <tbody>
        {browserStorage.map(({ keys, what }) => (
          <tr key={keys.join()} className="border-b border-line max-sm:grid max-sm:py-2">
            <th scope="row" className="py-2 pr-4 align-top font-normal max-sm:pb-0">
              <code className="font-bold wrap-anywhere">{keys.join(', ')}</code>
            </th>
            <td className="py-2 align-top max-sm:pt-0">{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
