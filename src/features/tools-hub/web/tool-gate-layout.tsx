import { Outlet } from 'react-router'
import { ToolGate } from './tool-gate.tsx'

/** Around every page that the route table calls a tool: their features need not know the gate. */
export default function ToolGateLayout() {
  return (
    <ToolGate>
      <Outlet />
    </ToolGate>
  )
}
