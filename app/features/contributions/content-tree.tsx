import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import {
  contributedCurriculumsQuery,
  contributedLessonsQuery,
  contributedTopicsQuery,
  useContributorId,
} from './contribution-queries.ts';
import { useContributionAddress } from './use-contribution-address.ts';

/** Topic → curriculum → lesson, beside the tabs: every place in two clicks. A branch is loaded when it is opened. */
export function ContentTree() {
  const { topicId, open } = useContributionAddress();
  const { data } = useQuery(contributedTopicsQuery(useContributorId()));
  return (
    <nav aria-label={texts.tree} className="text-sm">
      <Branches>
        {data?.filter(isPresent).map(({ id, title }) => (
          <Branch
            key={id}
            name={title}
            isHere={id === topicId}
            onOpen={() => open({ tab: 'curriculums', topicId: id })}
          >
            <Curriculums topicId={id} />
          </Branch>
        ))}
      </Branches>
    </nav>
  );
}

function Curriculums({ topicId }: { readonly topicId: number }) {
  const { curriculumId, open } = useContributionAddress();
  const { data } = useQuery(contributedCurriculumsQuery(topicId, useContributorId()));
  return (
    <Branches>
      {data?.filter(isPresent).map(({ id, name }) => (
        <Branch
          key={id}
          name={name}
          isHere={id === curriculumId}
          onOpen={() => open({ tab: 'lessons', topicId, curriculumId: id, lessonId: null })}
        >
          <Lessons topicId={topicId} curriculumId={id} />
        </Branch>
      ))}
    </Branches>
  );
}

interface LessonsProps {
  readonly topicId: number;
  readonly curriculumId: number;
}

function Lessons({ topicId, curriculumId }: LessonsProps) {
  const { lessonId, open } = useContributionAddress();
  const { data } = useQuery(contributedLessonsQuery(curriculumId, useContributorId()));
  return (
    <Branches>
      {data
        ?.filter((lesson) => lesson.editable && isPresent(lesson))
        .map(({ id, title }) => (
          <Branch
            key={id}
            name={title}
            isHere={id === lessonId}
            onOpen={() => open({ tab: 'lessons', topicId, curriculumId, lessonId: id })}
          />
        ))}
    </Branches>
  );
}

const isPresent = ({ deletedAt }: { readonly deletedAt: string | null }) => deletedAt === null;

/** Undefined while they are loaded. */
function Branches({ children }: { readonly children: readonly ReactNode[] | undefined }) {
  if (!children) return null;
  if (children.length === 0) return <p className="py-1.5 pl-11 text-ink-soft">{texts.treeEmpty}</p>;
  return <ul className="grid gap-0.5 [&_ul]:pl-4">{children}</ul>;
}

interface BranchProps {
  readonly name: string;
  /** The place in the address is this one, or inside it. */
  readonly isHere: boolean;
  readonly onOpen: () => void;
  /** What is inside; a lesson has nothing. */
  readonly children?: ReactNode;
}

function Branch({ name, isHere, onOpen, children }: BranchProps) {
  const [isOpen, setIsOpen] = useState(isHere);
  return (
    <li>
      <div className="flex items-center">
        {children === undefined ? (
          <span className="size-11 shrink-0" />
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={isOpen ? texts.collapse(name) : texts.expand(name)}
            onClick={() => setIsOpen(!isOpen)}
            className="grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-indigo-wash hover:text-indigo"
          >
            <ChevronRight
              aria-hidden
              className={`size-4 transition-transform ${isOpen ? 'rotate-90' : ''}`}
            />
          </button>
        )}
        <button
          type="button"
          aria-current={isHere || undefined}
          onClick={() => {
            setIsOpen(true);
            onOpen();
          }}
          className="min-h-11 min-w-0 flex-1 rounded-md px-2 text-left wrap-anywhere hover:bg-indigo-wash hover:text-indigo aria-current:font-bold aria-current:text-indigo"
        >
          <MixedText>{name}</MixedText>
        </button>
      </div>
      {isOpen && children}
    </li>
  );
}
