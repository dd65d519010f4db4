import { useEffect, useMemo } from 'react';

/** An address under which the browser shows a chosen file; given back when the file or the screen goes. */
export function useObjectUrl(file: File | null): string | undefined {
  const address = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address);
  }, [address]);
  return address;
}
