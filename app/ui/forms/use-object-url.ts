import { useEffect, useMemo } from 'react';

/** An object URL for a chosen file; revoked when the file changes or on unmount. */
export function useObjectUrl(file: File | null): string | undefined {
  const address = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address);
  }, [address]);
  return address;
}
