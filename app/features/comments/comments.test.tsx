import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { commentTexts } from '#contract/texts/comments.ts';
import { commentsPlaceTexts } from '#contract/texts/courses.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { createQueryClient } from '#app/lib/api/query-client.ts';
import { signOut } from '#app/lib/session/session.ts';
import { createAnsweringApi, refusal } from '#app/testing/answering-api.ts';
import {
  cardOf,
  composer,
  logIn,
  pageOf,
  press,
  said,
  showComments,
  type,
  wordsShown,
} from '#app/testing/comments.tsx';
import { LateComments } from './late-comments.tsx';

afterEach(() => {
  cleanup();
  signOut();
});

describe('reading', () => {
  test('the server’s HTML is the same for everyone: a heading and a skeleton', () => {
    logIn();
    const html = renderToString(
      <QueryClientProvider client={createQueryClient(createAnsweringApi({}).api)}>
        <MemoryRouter>
          <LateComments sentenceId={1} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(html).toContain('Bình luận</h2>');
    expect(html).toContain(uiTexts.loading);
    expect(html).toContain(
      `<noscript><p class="text-ink-soft">${commentsPlaceTexts.withoutScript}</p></noscript>`,
    );
    expect(html).not.toContain('<textarea');
  });

  test('shows the number of threads, the authors, and which comments were edited', async () => {
    const answered = said(1, 'Hỏi', { edited: true, replies: [said(2, 'Đáp', { userName: 'Hoa' })] });
    showComments([
      answered,
      said(3, '', { state: 'deleted', userId: null, userName: '', replies: [said(4, 'Ừ')] }),
    ]);
    expect(await screen.findByRole('heading', { name: 'Bình luận 2' })).toBeDefined();
    expect((await cardOf('Hỏi')).getByText(/đã sửa/)).toBeDefined();
    expect((await cardOf('Đáp')).queryByText(/đã sửa/)).toBeNull();
    expect(screen.getByRole('article', { name: 'Bình luận của Hoa' })).toBeDefined();
    expect(screen.getByText('Bình luận này đã bị xóa.')).toBeDefined();
  });

  test('text is rendered as text, with its line breaks', async () => {
    const content = '<img src=x onerror="alert(1)">\n& <b>đậm</b>';
    showComments([said(1, content)]);
    const words = await screen.findByText(
      (_, element) => element?.tagName === 'P' && element.textContent === content,
    );
    expect(words.children).toHaveLength(0);
  });

  test('Japanese has its language attribute', async () => {
    showComments([said(1, 'Vì sao là 水を ở đây?')]);
    expect((await screen.findByText('水を')).lang).toBe('ja');
  });

  test('an empty list shows a note and no sort switch', async () => {
    showComments([]);
    expect(await screen.findByText(/^Chưa có bình luận nào/)).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('a list that failed to load can be retried', async () => {
    let reachable = false;
    showComments([], (path) => ({
      [`GET ${path}`]: (request) =>
        reachable ? pageOf([said(1, 'Đây rồi')], request) : refusal(404, 'Không tìm thấy câu này.'),
    }));
    expect(await screen.findByText('Không tìm thấy câu này.')).toBeDefined();
    reachable = true;
    await press(uiTexts.tryAgain);
    expect(await screen.findByText('Đây rồi')).toBeDefined();
  });

  test('sorts by newest or most liked', async () => {
    const { callsOf, path } = showComments([said(2, 'mới'), said(1, 'cũ')]);
    fireEvent.click(await screen.findByRole('radio', { name: 'Nhiều lượt thích' }));
    await waitFor(() =>
      expect(callsOf(`GET ${path}`).map(({ query }) => query['sort'])).toEqual(['newest', 'most-liked']),
    );
  });
});

describe('collapsing', () => {
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, at) => said(at + 10, `lời ${at + 1}.`));
  const words = numbered(30).map(({ content }) => content);

  test('three replies are not collapsed', async () => {
    showComments([said(1, 'Hỏi', { replies: numbered(3) })]);
    await screen.findByText('Hỏi');
    expect(wordsShown(words)).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /phản hồi/ })).toBeNull();
  });

  test.each([
    { replies: 4, button: 'Xem thêm 1 phản hồi', why: 'the fourth is collapsed' },
    { replies: 9, button: 'Xem thêm 6 phản hồi', why: 'so are all after it' },
  ])('of more replies only three are shown: $why', async ({ replies, button }) => {
    showComments([said(1, 'Hỏi', { replies: numbered(replies) })]);
    await screen.findByText('Hỏi');
    expect(wordsShown(words)).toHaveLength(3);
    await press(button);
    expect(wordsShown(words)).toHaveLength(replies);
    // The button is gone; keyboard focus moves to the first revealed reply.
    expect(document.activeElement?.textContent).toContain('lời 4.');
  });

  test('shows ten comments, then ten more', async () => {
    const { callsOf, path } = showComments(numbered(25));
    await screen.findByText('lời 1.');
    expect(wordsShown(words)).toHaveLength(10);
    expect(screen.getByRole('heading', { name: 'Bình luận 25' })).toBeDefined();
    await press('Xem thêm bình luận');
    await screen.findByText('lời 20.');
    expect(wordsShown(words)).toHaveLength(20);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('lời 11.'));
    await press('Xem thêm bình luận');
    await screen.findByText('lời 25.');
    expect(wordsShown(words)).toHaveLength(25);
    expect(screen.queryByRole('button', { name: 'Xem thêm bình luận' })).toBeNull();
    expect(callsOf(`GET ${path}`).map(({ query }) => [query['page'], query['size']])).toEqual([
      ['1', '10'],
      ['2', '10'],
      ['3', '10'],
    ]);
  });

  test('a failure to load more is shown, and can be retried', async () => {
    let reachable = false;
    showComments([], (path) => ({
      [`GET ${path}`]: (request) =>
        reachable || request.url.includes('page=1')
          ? pageOf(numbered(12), request)
          : refusal(429, 'Bạn thao tác quá nhanh.'),
    }));
    await screen.findByText('lời 1.');
    await press('Xem thêm bình luận');
    expect(await screen.findByText('Bạn thao tác quá nhanh.')).toBeDefined();
    expect(wordsShown(words)).toHaveLength(10);
    reachable = true;
    await press('Xem thêm bình luận');
    expect(await screen.findByText('lời 12.')).toBeDefined();
  });

  test('a comment sent in between pushes others to the next page: nothing is shown twice', async () => {
    logIn();
    let threads = numbered(12);
    showComments([], (path) => ({
      [`GET ${path}`]: (request) => pageOf(threads, request),
      [`POST ${path}`]: () => {
        const added = said(99, 'mới', { userId: 7 });
        threads = [added, ...threads];
        return Response.json(added);
      },
    }));
    await screen.findByText('lời 1.');
    type(await composer(), 'mới');
    await press(commentTexts.send);
    await cardOf('mới');
    expect(screen.getByRole('heading', { name: 'Bình luận 13' })).toBeDefined();
    await press('Xem thêm bình luận');
    await screen.findByText('lời 12.');
    expect(screen.getAllByRole('article')).toHaveLength(13);
  });

  test('replies are indented up to five levels; deeper ones name whom they answer', async () => {
    const chain = Array.from({ length: 8 }, (_, at) => at + 1).reduceRight(
      (reply, level) =>
        said(level, `tầng ${level}`, { userName: `Người ${level}`, replies: reply ? [reply] : [] }),
      null as ReturnType<typeof said> | null,
    );
    showComments(chain ? [chain] : []);
    await screen.findByText('tầng 1');
    const depthOf = async (content: string) => {
      const lists = [];
      for (
        let list = (await screen.findByText(content)).closest('ul');
        list;
        list = list.parentElement?.closest('ul') ?? null
      )
        lists.push(list);
      return lists.length - 1;
    };
    expect([await depthOf('tầng 1'), await depthOf('tầng 2'), await depthOf('tầng 6')]).toEqual([0, 1, 5]);
    expect(await depthOf('tầng 8')).toBe(5);
    expect((await cardOf('tầng 7')).getByText('Trả lời Người 6')).toBeDefined();
    expect((await cardOf('tầng 6')).queryByText(/^Trả lời Người/)).toBeNull();
  });
});

describe('without an account', () => {
  test('the form explains that a login is needed, and the login link leads back to this sentence', async () => {
    const { router, sentenceId } = showComments([said(1, 'Hỏi')]);
    expect(await screen.findByText('Vui lòng đăng nhập để có thể bình luận')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Đăng nhập' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toEqual({
      from: `/exercises/1/curriculum/3/40/sentence#${sentenceId}`,
    });
  });

  test.each([
    { action: /^Thích/, why: 'a like' },
    { action: 'Trả lời', why: 'a reply' },
  ])('$why asks for a login first', async ({ action }) => {
    const { router, sent } = showComments([said(1, 'Hỏi', { likes: [8] })]);
    fireEvent.click((await cardOf('Hỏi')).getByRole('button', { name: action }));
    const dialog = await screen.findByRole('dialog', { name: 'Vui lòng đăng nhập để có thể bình luận' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sent).toHaveLength(1);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Đăng nhập' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  test('nothing can be edited, deleted, reported or hidden', async () => {
    showComments([said(1, 'Hỏi')]);
    expect((await cardOf('Hỏi')).queryByRole('button', { name: /^Tùy chọn/ })).toBeNull();
  });
});
