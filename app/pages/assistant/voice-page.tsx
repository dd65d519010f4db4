import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { talkTexts } from '#contract/texts/talk.ts';
import { scenesQuery } from '#app/features/talk/talk-queries.ts';
import { TalkRoom } from '#app/features/talk/talk-room.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { ButtonLink } from '#app/ui/link.tsx';

export default function VoicePage() {
  const [params] = useSearchParams();
  const sceneId = params.get('scene');
  const { data: scenes = [] } = useQuery(scenesQuery);
  const scene = scenes.find(({ id }) => id === sceneId);
  // On phones every line above the talk takes space from it.
  if (scene)
    return (
      <Page
        narrow
        trail={<BackLink to={paths.voice}>{talkTexts.otherScene}</BackLink>}
        title={scene.title}
        action={<LevelBadge level={scene.level} />}
      >
        <PageHead title={scene.title} />
        <TalkRoom sceneId={sceneId} />
      </Page>
    );
  return (
    <Page
      narrow
      title={talkTexts.title}
      lead={talkTexts.lead}
      action={
        <ButtonLink variant="secondary" to={paths.ai}>
          <MessageCircle aria-hidden className="size-4" />
          {talkTexts.toChat}
        </ButtonLink>
      }
    >
      <PageHead title={talkTexts.title} />
      <TalkRoom sceneId={sceneId} />
    </Page>
  );
}
