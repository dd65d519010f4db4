import { paths } from '#contract/paths.ts';
import type { TalkScene } from '#contract/talk/endpoints.ts';
import { talkTexts } from '#contract/texts/talk.ts';
import { prepareVoice } from '#app/lib/voice/voice.ts';
import { LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Link } from '#app/ui/link.tsx';

/** The scenes to choose from. The partner speaks first: the tap on a card allows the browser to play sound. */
export function SceneCards({ scenes }: { readonly scenes: readonly TalkScene[] }) {
  return (
    <ul aria-label={talkTexts.scenes} className="grid gap-4 sm:grid-cols-2">
      {scenes.map(({ id, title, description, level }) => (
        <li key={id} className="grid">
          <Card className="group relative grid content-start gap-2 transition-colors focus-within:border-indigo hover:border-indigo">
            <div className="flex items-start justify-between gap-3">
              <h2 className="text-lg font-bold transition-colors group-hover:text-indigo">
                <Link
                  to={paths.talk(id)}
                  onClick={prepareVoice}
                  className="after:absolute after:inset-0 after:rounded-lg"
                >
                  {title}
                </Link>
              </h2>
              <LevelBadge level={level} />
            </div>
            <p className="text-ink-soft">{description}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
