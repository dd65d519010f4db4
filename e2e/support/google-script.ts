/**
 * A fake of Google Identity Services: `initialize` stores the callback, `renderButton` draws a button. A click passes
 * the credential in `window.googleCredential`, which the test has set, to the callback.
 */
export const fakeGoogleScript = `
  let options;
  window.google = { accounts: { id: {
    initialize(given) { options = given; },
    renderButton(parent) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Đăng nhập bằng Google';
      // The minimum size of our own controls, because the appearance tests check it too.
      button.style.minHeight = '44px';
      button.addEventListener('click', () =>
        options.callback({ credential: window.googleCredential, select_by: 'btn' }));
      parent.replaceChildren(button);
    },
    cancel() {},
    disableAutoSelect() {},
  } } };
`;
