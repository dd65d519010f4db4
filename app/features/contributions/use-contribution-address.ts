import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { OPENING } from './use-opened.ts';

export type ContributorTab = 'topics' | 'curriculums' | 'lessons';

interface Place {
  readonly tab: ContributorTab;
  readonly topicId: number | null;
  readonly curriculumId: number | null;
  readonly lessonId: number | null;
}

/**
 * The place in the contributor area is in the URL (`?tab=&topic=&curriculum=&lesson=`), so it survives a reload and
 * "back".
 */
export function useContributionAddress() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const firstTab: ContributorTab = pathname === paths.lessonAdmin ? 'lessons' : 'topics';
  const current: Place = {
    tab: tabFrom(params.get('tab')) ?? firstTab,
    topicId: idFrom(params.get('topic')),
    curriculumId: idFrom(params.get('curriculum')),
    lessonId: idFrom(params.get('lesson')),
  };
  const hrefOf = (place: Partial<Place>) => `?${paramsOf(moved(current, place), firstTab)}`;
  return {
    ...current,
    hrefOf,
    /** Switches at the same level: the focus stays on the choice. */
    go: (place: Partial<Place>) => void navigate(hrefOf(place), { preventScrollReset: true }),
    /** Opens something, which then receives focus. */
    open: (place: Partial<Place>) => void navigate(hrefOf(place), { state: OPENING }),
  };
}

/** Choosing another topic or curriculum resets the choices below it. */
function moved(current: Place, { tab, topicId, curriculumId, lessonId }: Partial<Place>): Place {
  const sameTopic = topicId === undefined || topicId === current.topicId;
  const sameCurriculum = sameTopic && (curriculumId === undefined || curriculumId === current.curriculumId);
  return {
    tab: tab ?? current.tab,
    topicId: topicId === undefined ? current.topicId : topicId,
    curriculumId: curriculumId === undefined ? (sameTopic ? current.curriculumId : null) : curriculumId,
    lessonId: lessonId === undefined ? (sameCurriculum ? current.lessonId : null) : lessonId,
  };
}

function paramsOf({ tab, topicId, curriculumId, lessonId }: Place, firstTab: ContributorTab) {
  return new URLSearchParams({
    ...(tab !== firstTab && { tab }),
    ...(topicId !== null && { topic: String(topicId) }),
    ...(curriculumId !== null && { curriculum: String(curriculumId) }),
    ...(lessonId !== null && { lesson: String(lessonId) }),
  });
}

const TABS: readonly ContributorTab[] = ['topics', 'curriculums', 'lessons'];
const tabFrom = (text: string | null) => TABS.find((tab) => tab === text);

function idFrom(text: string | null): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
