import { paths } from '#contract/paths.ts';
import { blankTexts, commentTexts } from '#contract/texts/comments.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { showToast } from '#app/ui/overlays/toast.tsx';
import { useCommentsContext, type Viewer } from '../comments-context.ts';
import { CommentForm } from './comment-form.tsx';
import { sendingFailure } from './sending-failure.ts';
import { useAddComment } from './use-add-comment.ts';
import { useLoginState } from './use-login-state.ts';

/** The comment form; visitors see that a login is needed (PRODUCT.md, Comments). */
export function Composer() {
  const { viewer } = useCommentsContext();
  return viewer ? <NewComment viewer={viewer} /> : <LoginNeeded />;
}

function NewComment({ viewer }: { readonly viewer: Viewer }) {
  const { sentenceId, open } = useCommentsContext();
  const add = useAddComment(null);
  return (
    <div className="flex gap-4">
      <div className="mt-7 hidden sm:block">
        <Avatar name={viewer.name} className="size-10" />
      </div>
      <div className="min-w-0 flex-1">
        <CommentForm
          label={commentTexts.yourComment}
          placeholder={commentTexts.placeholder}
          draftKey={`${viewer.id} on ${sentenceId}`}
          blankText={blankTexts.comment}
          sendLabel={commentTexts.send}
          busyLabel={commentTexts.sending}
          send={add}
          onSent={(state) => state === 'sent' && showToast(commentTexts.sent, 'success')}
          onFailed={(error) => open({ kind: 'failure', message: sendingFailure(error) })}
        />
      </div>
    </div>
  );
}

function LoginNeeded() {
  const { sentenceId } = useCommentsContext();
  const state = useLoginState(sentenceId);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-sunken px-5 py-4">
      <p>{commentTexts.loginNeeded}</p>
      <ButtonLink variant="secondary" to={paths.login} state={state}>
        {commentTexts.login}
      </ButtonLink>
    </div>
  );
}
