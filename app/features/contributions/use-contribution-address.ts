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

/** Where a maker is stands in the address (`?tab=&topic=&curriculum=&lesson=`), so that a reload and "back" find it again. */
export function useContributionAddress() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const firstTab: ContributorTab = pathname === paths.lessonAdmin ? 'lessons' : 'topics';
  const here: Place = {
    tab: tabFrom(params.get('tab')) ?? firstTab,
    topicId: idFrom(params.get('topic')),
    curriculumId: idFrom(params.get('curriculum')),
    lessonId: idFrom(params.get('lesson')),
  };
  const hrefOf = (place: Partial<Place>) => `?${paramsOf(moved(here, place), firstTab)}`;
  return {
    ...here,
    hrefOf,
    /** To what is next to it: the focus stays on the choice that was made. */
    go: (place: Partial<Place>) => void navigate(hrefOf(place), { preventScrollReset: true }),
    /** Into something, which then takes the focus. */
    open: (place: Partial<Place>) => void navigate(hrefOf(place), { state: OPENING }),
  };
}

/** Another topic has other curricula, another curriculum other lessons: what was chosen inside is left behind. */
function moved(here: Place, { tab, topicId, curriculumId, lessonId }: Partial<Place>): Place {
  const sameTopic = topicId === undefined || topicId === here.topicId;
  const sameCurriculum = sameTopic && (curriculumId === undefined || curriculumId === here.curriculumId);
  return {
    tab: tab ?? here.tab,
    topicId: topicId === undefined ? here.topicId : topicId,
    curriculumId: curriculumId === undefined ? (sameTopic ? here.curriculumId : null) : curriculumId,
    lessonId: lessonId === undefined ? (sameCurriculum ? here.lessonId : null) : lessonId,
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
