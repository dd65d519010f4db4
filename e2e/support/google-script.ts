/**
 * What a page sees of Google Identity Services: `initialize` takes the callback, `renderButton` draws a button. A click
 * hands over the credential that the test has put into `window.googleCredential`.
 */
export const fakeGoogleScript = `
  let options;
  window.google = { accounts: { id: {
    initialize(given) { options = given; },
    renderButton(parent) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Đăng nhập bằng Google';
      // As a control of ours has to be: when it is there, the tests of the appearance see it too.
      button.style.minHeight = '44px';
      button.addEventListener('click', () =>
        options.callback({ credential: window.googleCredential, select_by: 'btn' }));
      parent.replaceChildren(button);
    },
    cancel() {},
    disableAutoSelect() {},
  } } };
`;
