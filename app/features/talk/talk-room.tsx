import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { TalkScene } from '#contract/talk/endpoints.ts';
import { talkTexts } from '#contract/texts/talk.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { prepareVoice } from '#app/lib/voice/voice.ts';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { SceneCards } from './scene-cards.tsx';
import { scenesQuery } from './talk-queries.ts';
import { Talk } from './talk.tsx';

/** The choice of scenes, or the scene in the URL. */
export function TalkRoom({ sceneId }: { readonly sceneId: string | null }) {
  const { data: scenes, error, refetch } = useQuery(scenesQuery);
  if (error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!scenes) return <ListSkeleton rows={4} className="h-28" />;
  if (sceneId === null) return <SceneCards scenes={scenes} />;
  const scene = scenes.find(({ id }) => id === sceneId);
  return scene ? <OpenScene key={scene.id} scene={scene} /> : <UnknownScene />;
}

/** Each round is a separate talk. */
function OpenScene({ scene }: { readonly scene: TalkScene }) {
  const [round, setRound] = useState(1);
  const restart = () => {
    prepareVoice();
    setRound(round + 1);
  };
  return <Talk key={round} scene={scene} onRestart={restart} />;
}

const UnknownScene = () => (
  <EmptyState
    title={talkTexts.unknownScene}
    actions={<ButtonLink to={paths.voice}>{talkTexts.otherScene}</ButtonLink>}
  />
);
