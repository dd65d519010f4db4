export { Shell as default } from '#app/features/navigation/shell.tsx';
