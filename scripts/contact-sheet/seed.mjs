// Fills a new product with some data through its API, so that lists are not empty.
import { accounts, PASSWORD } from '../../e2e/support/accounts.mjs';

const LESSON = 40;
const WORDS = [6, 7, 8, 9, 10];

/** The tokens of all accounts, and the ids of the created data. */
export async function seed(origin) {
  const tokens = {};
  for (const person of Object.keys(accounts)) tokens[person] = await logIn(origin, accounts[person].email);
  const callAs = (person) => (method, path, body) => call(origin, method, path, body, tokens[person]);
  const [{ id: sentenceId, jpSentence }] = await callAs('user')('GET', `/api/sentences/${LESSON}`);
  const { categoryId, conversationId } = await learn(callAs('user'), sentenceId, jpSentence);
  const lessonId = await write(callAs('supplier'));
  await callAs('qc')('POST', `/api/sentences/${sentenceId}/comments`, {
    content: 'Câu này dùng は được không?',
  });
  await callAs('supplier')('POST', '/api/feedback', {
    name: 'Minh',
    text: 'Mình mong có thêm bài về đi chợ.',
  });
  await callAs('admin')('POST', '/api/feedback', { name: 'Hà', text: 'Trang luyện nghe rất hợp với mình.' });
  return { tokens, seeded: { categoryId, conversationId, lessonId, sentenceId } };
}

async function logIn(origin, email) {
  const { token } = await call(origin, 'POST', '/auth/login', { email, password: PASSWORD });
  return token;
}

/** A notebook with words, points, a comment and a conversation. */
async function learn(ask, sentenceId, answer) {
  const { id: categoryId } = await ask('POST', '/api/favorites/categories?name=Trường học');
  for (const itemId of WORDS)
    await ask('POST', `/api/favorites/add?categoryId=${categoryId}&itemId=${itemId}`);
  await ask('POST', '/api/favorites/categories?name=Ăn uống');
  await ask('POST', '/api/sentences/check-answer', { sentenceId, userAnswer: answer });
  await ask('POST', `/api/sentences/${sentenceId}/comments`, { content: 'Mình hay quên trợ từ に ở đây.' });
  const conversationId = crypto.randomUUID();
  await ask('POST', '/api/chat', { message: 'は và が khác nhau thế nào?', conversationId });
  return { categoryId, conversationId };
}

/** A supplier's lesson that waits for review. */
async function write(ask) {
  const { id } = await ask('POST', '/api/lessons', {
    title: '食事',
    mean: 'Bữa ăn',
    level: 'A1',
    curriId: 3,
  });
  const sentence = { viSentence: 'Tôi ăn cơm.', jpSentence: 'ご飯を食べます。', hint: 'Tân ngữ có trợ từ.' };
  await ask('POST', '/api/sentences', { ...sentence, lessonId: id });
  await ask('POST', `/api/contributions/lessons/${id}/submit`);
  return id;
}

async function call(origin, method, path, body, token) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const sent = body && { body: JSON.stringify(body) };
  const reply = await fetch(origin + encodeURI(path), { method, headers, ...sent });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}
