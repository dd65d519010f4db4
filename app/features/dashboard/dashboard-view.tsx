import type { ReactNode } from 'react';
import type {
  Dashboard,
  DayFigures,
  LeftLesson,
  LeftStep,
  TroubledRoute,
} from '#contract/dashboard/endpoints.ts';
import { ITEM_LEVEL_OF } from '#contract/levels.ts';
import { paths } from '#contract/paths.ts';
import { dashboardTexts as texts } from '#contract/texts/dashboard.ts';
import { missedSearchTexts } from '#contract/texts/missed-searches.ts';
import { formatMinute, formatNumber } from '#app/lib/format.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { DayChart } from './day-chart.tsx';

const CHARTS = Object.keys(texts.charts) as readonly (keyof typeof texts.charts & keyof DayFigures)[];

/** Charts first, then what the owner can do something about. */
export function DashboardView({ dashboard }: { readonly dashboard: Dashboard }) {
  const { days, leftLessons, leftSteps, missedSearches, mail } = dashboard;
  const { slowRoutes, refusedRoutes, failedRoutes } = dashboard;
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {CHARTS.map((name) => (
          <DayChart key={name} name={texts.charts[name]} values={days.map((day) => day[name])} />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <CardSection heading={texts.leftTitle}>
          <p className="text-sm text-ink-soft">{texts.leftLead}</p>
          <Rows empty={texts.leftEmpty}>{leftLessons.map(leftLesson)}</Rows>
        </CardSection>
        <CardSection heading={texts.leftStepsTitle}>
          <p className="text-sm text-ink-soft">{texts.leftStepsLead}</p>
          <Rows empty={texts.leftStepsEmpty}>{leftSteps.map(leftStep)}</Rows>
        </CardSection>
        <CardSection heading={texts.missedTitle}>
          <Rows empty={texts.missedEmpty}>
            {missedSearches.map(({ text, browsers }) => (
              <Row key={text} figure={missedSearchTexts.browsers(formatNumber(browsers))}>
                <JapaneseText className="font-bold">{text}</JapaneseText>
              </Row>
            ))}
          </Rows>
          {missedSearches.length > 0 && <TextLink to={paths.itemAdmin}>{texts.missedMore}</TextLink>}
        </CardSection>
        <CardSection heading={texts.mailTitle}>
          <Mail {...mail} />
        </CardSection>
        <Trouble title={texts.slowTitle} empty={texts.slowEmpty} routes={slowRoutes} />
        <Trouble title={texts.refusedTitle} empty={texts.refusedEmpty} routes={refusedRoutes} />
        <Trouble title={texts.failedTitle} empty={texts.failedEmpty} routes={failedRoutes} />
      </div>
    </div>
  );
}

const leftLesson = (lesson: LeftLesson) => (
  <Row
    key={lesson.lessonId}
    figure={texts.left(formatNumber(lesson.left), formatNumber(lesson.began))}
    note={texts.leftAfter(formatNumber(lesson.leftAfter), formatNumber(lesson.sentences))}
  >
    <TextLink to={paths.practice(lesson)}>{lesson.mean}</TextLink>{' '}
    <LevelBadge level={ITEM_LEVEL_OF[lesson.level]} />
  </Row>
);

const leftStep = ({ stepId, title, unit, finished, left }: LeftStep) => (
  <Row key={stepId} figure={texts.leftStep(formatNumber(left), formatNumber(finished))} note={unit}>
    <TextLink to={paths.step(stepId)}>{title}</TextLink>
  </Row>
);

function Mail({ waiting, failing, oldestAt }: Dashboard['mail']) {
  if (waiting === 0) return <p className="text-ink-soft">{texts.mailNone}</p>;
  return (
    <div className="grid gap-1">
      <p className="font-bold">{texts.mailWaiting(formatNumber(waiting))}</p>
      {failing > 0 && <p className="text-error">{texts.mailFailing(formatNumber(failing))}</p>}
      {oldestAt && <p className="text-sm text-ink-soft">{texts.mailOldest(formatMinute(oldestAt))}</p>}
    </div>
  );
}

interface TroubleProps {
  readonly title: string;
  readonly empty: string;
  readonly routes: readonly TroubledRoute[];
}

const UNKNOWN_ROUTE = 'GET ?';

const Trouble = ({ title, empty, routes }: TroubleProps) => (
  <CardSection heading={title}>
    <p className="text-sm text-ink-soft">{texts.troubleLead}</p>
    <Rows empty={empty}>
      {routes.map(({ route, requests, troubled }) => (
        <Row key={route} figure={texts.troubled(formatNumber(troubled), formatNumber(requests))}>
          {route === UNKNOWN_ROUTE ? texts.unknownPage : <code lang="en">{route}</code>}
        </Row>
      ))}
    </Rows>
  </CardSection>
);

const Rows = ({ empty, children }: { readonly empty: string; readonly children: readonly ReactNode[] }) =>
  children.length === 0 ? (
    <p className="text-ink-soft">{empty}</p>
  ) : (
    <ul className="divide-y divide-line">{children}</ul>
  );

interface RowProps {
  readonly figure: string;
  readonly note?: string;
  readonly children: ReactNode;
}

const Row = ({ figure, note, children }: RowProps) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
    <span className="min-w-0 wrap-anywhere">{children}</span>
    <span className="text-sm text-ink-soft tabular-nums">
      {figure}
      {note && <span className="block">{note}</span>}
    </span>
  </li>
);
